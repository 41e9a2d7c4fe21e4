'use client'

import { Menu } from 'lucide-react'
import { menuDialogId } from './menu-dialog.tsx'

/** Browsers that know `command` open the dialog themselves. */
const openByHand = () => {
  if ('commandForElement' in HTMLButtonElement.prototype) return
  const dialog = document.getElementById(menuDialogId)
  if (dialog instanceof HTMLDialogElement) dialog.showModal()
}

export const MenuButton = ({ label }: { label: string }) => (
  <button
    type="button"
    aria-label={label}
    aria-haspopup="dialog"
    onClick={openByHand}
    {...{ command: 'show-modal', commandfor: menuDialogId }}
    className="-ml-3 flex size-11 items-center justify-center rounded-pill hover:text-rubric lg:hidden"
  >
    <Menu aria-hidden size={20} strokeWidth={1.6} />
  </button>
)
