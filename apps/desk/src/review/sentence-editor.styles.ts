import styled from 'styled-components'

export const EditorBox = styled.div`
  padding: 8px 10px;
  border: 1px solid var(--ink);
  background: var(--sheet);
  line-height: 1.7;
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  &:focus-within {
    box-shadow: inset 0 0 0 1px var(--ink);
  }
`

export const TypedText = styled.span<{ $lead: boolean }>`
  padding: 2px 2px;
  outline: none;
  box-decoration-break: clone;
  font-weight: ${({ $lead }) => $lead && 700};

  &:empty {
    padding-inline: 8px;
    background: var(--line-2);
  }

  &:focus {
    background: color-mix(in srgb, var(--yellow) 22%, transparent);
  }
`

export const SlotBox = styled.span`
  padding: 2px 4px;
  background: var(--bg-2);
  color: var(--ink-2);
`

export const SlotSource = styled.b`
  font: 500 0.75rem / 1 var(--mono);
  color: var(--ink);
`

export const RemoveSlot = styled.button`
  width: 24px;
  height: 24px;
  margin-left: 4px;
  padding: 0;
  border: 1px solid var(--line);
  background: var(--sheet);
  line-height: 1;

  @media (pointer: coarse) {
    min-height: 44px;
  }
`
