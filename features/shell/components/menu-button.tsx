import { Menu } from 'lucide-react'
import { menuDialogId } from '../menu-dialog-id.ts'

/** The browser opens the dialog, or menu-dialog.tsx does. */
export const MenuButton = ({ label }: { label: string }) => (
  <button
    type="button"
    aria-label={label}
    aria-haspopup="dialog"
    {...{ command: 'show-modal', commandfor: menuDialogId }}
    className="-ml-3 flex size-11 items-center justify-center rounded-pill hover:text-rubric lg:hidden"
  >
    <Menu aria-hidden size={20} strokeWidth={1.6} />
  </button>
)
