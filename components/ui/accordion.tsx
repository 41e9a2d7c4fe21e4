import type { ReactNode } from 'react'

interface Props {
  title: ReactNode
  children: ReactNode
  defaultOpen?: boolean
  /** Of several accordions with the same name only one is open. */
  name?: string
  /** Hidden by a search. */
  hidden?: boolean
}

/** `<details>`: works before and without JavaScript, and the browser's page search opens it. Styles: accordion.css. */
export const Accordion = ({ title, children, defaultOpen = false, name, hidden }: Props) => (
  <details {...(defaultOpen && { open: true })} name={name} hidden={hidden} className="accordion">
    <summary>{title}</summary>
    <div>{children}</div>
  </details>
)
