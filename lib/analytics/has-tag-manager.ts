/** A layer of its own: the container would count the commands of Google's other tags a second time. */
export const tagManagerLayer = 'tagManagerLayer'

/** Whether the scripts of a container of Tag Manager may run in this page. */
export const hasTagManager = (): boolean => tagManagerLayer in window
