import pictures from './mail-pictures.json' with { type: 'json' }

/** Made by `npm run mail:pictures`. */
export function MailPictures() {
  return (
    <div className="pictures">
      {pictures.map(({ name, subject, words, width, height }) => (
        <figure key={name}>
          <img
            src={`/mails/${name}.webp`}
            width={width}
            height={height}
            loading="lazy"
            decoding="async"
            alt={`The mail reads: ${words}`}
          />
          <figcaption>{subject}</figcaption>
        </figure>
      ))}
    </div>
  )
}
