/** The menu of phones, which a button in the header opens. */
export const menuDialogId = 'site-menu'
