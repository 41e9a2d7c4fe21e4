import type { ReactNode } from 'react'

export const DirectoryHead = ({ title, text }: { title: string; text: ReactNode }) => (
  <div className="pt-8">
    <h1 className="title text-44">{title}</h1>
    <p className="mt-3 max-w-prose text-soft">{text}</p>
  </div>
)
