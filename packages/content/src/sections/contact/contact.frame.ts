import styled from 'styled-components'

export const ContactFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, auto) minmax(80px, 1fr) minmax(0, 420px);
  align-items: stretch;

  > * {
    align-self: center;
  }

  .fan {
    position: relative;
    align-self: stretch;
    margin-left: 10%;
  }

  .fan::before,
  .fan i {
    content: "";
    position: absolute;
    left: 45%;
    right: 0;
    margin-block: -1.5px;
    border: 0 solid var(--ink);
    border-top-width: 3px;
  }

  .fan::before {
    top: 50%;
    left: 0;
    right: 55%;
  }

  .fan [data-way] {
    border-left-width: 3px;
    border-top-left-radius: var(--corner);
  }

  .fan [data-way="down"] {
    border-width: 0 0 3px 3px;
    border-radius: 0 0 0 var(--corner);
  }

  .socials {
    position: relative;
  }

  .address {
    display: inline-block;
    font-size: var(--text-2);
    font-weight: 600;
    letter-spacing: -0.035em;
    line-height: 1.1;
    overflow-wrap: anywhere;
    text-decoration-thickness: 3px;
    text-decoration-color: var(--green);
  }

  /* Keeps an ordinary address on one line. */
  @media (max-width: 359px) {
    .address {
      font-size: var(--text-3);
    }
  }

  .address:hover {
    text-decoration-color: currentColor;
    text-decoration-thickness: 3px;
  }

  li {
    border-top: 1px solid var(--line);
  }

  li:last-child {
    border-bottom: 1px solid var(--line);
  }

  li a {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr) auto;
    gap: var(--space-3);
    align-items: center;
    min-height: 64px;
    font-weight: 600;
    text-decoration: none;
  }

  li a::before {
    content: "";
    width: 18px;
    height: 18px;
    border: 3px solid var(--ink);
    border-radius: 50%;
    transition: background-color 0.2s var(--ease);
  }

  li a:hover::before {
    background: var(--green);
  }

  @media (max-width: 959px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-6);

    .fan {
      display: none;
    }
  }
`
