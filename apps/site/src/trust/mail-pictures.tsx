import styled from 'styled-components'
import pictures from './mail-pictures.json' with { type: 'json' }

const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  align-items: start;
  gap: var(--space-6) var(--space-5);
  margin-top: var(--space-6);

  img {
    width: 100%;
    height: auto;
    border: 1px solid var(--rule);
  }

  figcaption {
    margin-top: var(--space-3);
    color: var(--ink-2);
  }
`

/** Made by `npm run mail:pictures`. */
export function MailPictures() {
  return (
    <Pictures>
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
    </Pictures>
  )
}
