import type { ReactNode } from 'react'

interface Props {
  title: ReactNode
  children: ReactNode
  defaultOpen?: boolean
  /** Of several with the same name one is open at a time. */
  name?: string
}

/** `<details>`: works before and without JavaScript, and the browser's page search opens it. Looks: accordion.css. */
export const Accordion = ({ title, children, defaultOpen = false, name }: Props) => (
  <details {...(defaultOpen && { open: true })} name={name} className="accordion">
    <summary>{title}</summary>
    <div>{children}</div>
  </details>
)
