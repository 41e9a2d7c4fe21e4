import type { ReactNode } from 'react'

interface Props {
  title: string
  lead: string
  children: ReactNode
}

/** The frame of the pages around signing in. */
export const AuthPage = ({ title, lead, children }: Props) => (
  <div className="measure pt-10 pb-16 sm:pt-16">
    <div className="mx-auto flex max-w-form flex-col gap-6">
      <div>
        <h1 className="title text-44">{title}</h1>
        <p className="mt-2 text-soft">{lead}</p>
      </div>
      {children}
    </div>
  </div>
)
