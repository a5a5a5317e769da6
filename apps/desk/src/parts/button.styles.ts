import { Button as PlainButton, ButtonLink as PlainButtonLink } from '@wiring/ui/button'
import styled, { css } from 'styled-components'

interface DeskButtonProps {
  kind?: 'primary' | 'secondary' | 'quiet'
  $danger?: boolean
}

/** Lower than on the public pages: many stand on one screen. */
export const deskButton = css<{ $danger?: boolean }>`
  --key-ink: currentcolor;

  && {
    gap: 8px;
    min-height: 36px;
    padding: 6px 14px;
    font-size: 0.875rem;
    ${({ $danger }) => $danger && 'border-color: var(--red-text); color: var(--red-text);'}
  }

  &&:disabled {
    background: var(--bg-2);
  }

  &&:hover {
    box-shadow: inset 0 -3px 0 currentcolor;
  }

  @media (pointer: coarse) {
    &&& {
      min-height: 44px;
    }
  }
`

const backgrounds = { primary: 'var(--accent)', secondary: 'var(--sheet)', quiet: 'none' }

/** Said again, since a background of the desk's own would outlast the press, and the words would not. */
const pressed = {
  primary: css`
    background: var(--ink-2);
    color: var(--on-accent);
  `,
  secondary: css`
    background: var(--ink);
    color: var(--on-ink);
  `,
  quiet: css`
    background: var(--line-2);
    color: var(--ink);
  `,
}

const buttonOfKind = css<DeskButtonProps>`
  ${deskButton}

  && {
    background: ${({ kind = 'secondary' }) => backgrounds[kind]};
  }

  &&:active {
    ${({ kind = 'secondary' }) => pressed[kind]}
  }
`

export const Button = styled(PlainButton)<DeskButtonProps>`
  ${buttonOfKind}
`

export const ButtonLink = styled(PlainButtonLink)<DeskButtonProps>`
  ${deskButton}

  && {
    background: var(--sheet);
  }

  &&:active {
    ${pressed.secondary}
  }
`

/** As high as the field beside it. */
export const FieldButton = styled(PlainButton)<DeskButtonProps>`
  ${buttonOfKind}

  && {
    min-height: 44px;
  }
`

export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`

/** Looks like the words round it. */
export const BareButton = styled.button`
  min-height: 28px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  text-transform: inherit;
`
