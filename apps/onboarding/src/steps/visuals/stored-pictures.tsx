'use client'

export function StoredPictures({ urls }: { urls: readonly string[] }) {
  return (
    <span className="sheet-pictures">
      {urls.map((url, index) => (
        <img
          className="sheet-picture"
          key={url}
          src={url}
          alt={`Number ${index + 1} of your pictures`}
          width={72}
          height={54}
          loading="lazy"
          // Deleted from storage.
          onError={({ currentTarget }) => currentTarget.remove()}
        />
      ))}
    </span>
  )
}
