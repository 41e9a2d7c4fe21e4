import type { ReactNode } from 'react'
import { Button } from './button.tsx'

interface Props {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
  children: ReactNode
}

/** Below a list that is loaded page by page; nothing after the last page. */
export const MoreButton = ({ query: { hasNextPage, isFetchingNextPage, fetchNextPage }, children }: Props) =>
  hasNextPage && (
    <div className="mt-6 flex justify-center">
      <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {children}
      </Button>
    </div>
  )
