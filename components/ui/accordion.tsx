import type { ReactNode } from 'react'

interface Props {
  title: ReactNode
  children: ReactNode
  defaultOpen?: boolean
  /** Of several with the same name one is open at a time. */
  name?: string
  /** Not among those that are looked for. */
  hidden?: boolean
}

/** `<details>`: works before and without JavaScript, and the browser's page search opens it. Looks: accordion.css. */
export const Accordion = ({ title, children, defaultOpen = false, name, hidden }: Props) => (
  <details {...(defaultOpen && { open: true })} name={name} hidden={hidden} className="accordion">
    <summary>{title}</summary>
    <div>{children}</div>
  </details>
)
