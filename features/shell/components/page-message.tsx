import type { ReactNode } from 'react'

interface Props {
  title: string
  text: string
  /** The next steps. */
  actions?: ReactNode
}

/** A page with only a message: what happened, what is safe, what to do. */
export const PageMessage = ({ title, text, actions }: Props) => (
  <div className="measure py-12 md:py-20">
    <h1 className="initial title text-44">{title}</h1>
    <p className="mt-4 max-w-[34em] text-18 leading-normal text-soft">{text}</p>
    {actions && <div className="mt-8 flex flex-wrap items-center gap-3">{actions}</div>}
  </div>
)
