'use client'

import { X } from 'lucide-react'
import { useSelectedLayoutSegments } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#components/ui/button.tsx'
import { menuDialogId } from '../menu-dialog-id.ts'
import { useRouteChange } from '../use-route-change.ts'

interface Props {
  title: string
  closeLabel: string
  children: ReactNode
}

/**
 * The menu of phones. Its content is in the page from the start, and the browser's own commands open it, so that the
 * menu works before and without JavaScript; components/ui/drawer.tsx would need JavaScript. It closes on every new
 * page.
 */
export const MenuDialog = ({ title, closeLabel, children }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const route = useSelectedLayoutSegments().join('/')
  useRouteChange(route, () => dialog.current?.close())

  useEffect(() => {
    // Browsers that know `command` open the dialog themselves.
    if ('commandForElement' in HTMLButtonElement.prototype) return
    const opener = document.querySelector(`[commandfor=${menuDialogId}][command=show-modal]`)
    const open = () => dialog.current?.showModal()
    opener?.addEventListener('click', open)
    return () => opener?.removeEventListener('click', open)
  }, [])

  return (
    <dialog
      ref={dialog}
      id={menuDialogId}
      aria-label={title}
      // A press beside the dialog closes it, too; in a browser without this feature Escape and the button do.
      {...{ closedby: 'any' }}
      className="mr-auto my-0 ml-0 h-dvh max-h-dvh w-[calc(100%-2.5rem)] max-w-md overflow-y-auto overscroll-contain bg-sheet text-ink shadow-raised backdrop:bg-ink/45 open:animate-appear"
    >
      <div className="flex items-center justify-between px-[18px] pt-3 pb-1">
        <p className="title text-24">{title}</p>
        <Button
          look="quiet"
          size="icon"
          aria-label={closeLabel}
          onClick={(event) => {
            // Used in place of the command, which would fail for a dialog that is closed already.
            event.preventDefault()
            dialog.current?.close()
          }}
          {...{ command: 'close', commandfor: menuDialogId }}
        >
          <X aria-hidden size={20} strokeWidth={1.6} />
        </Button>
      </div>
      {children}
    </dialog>
  )
}
