/** SimplePay's ISO 8601: whole seconds and a numeric offset, never `Z`. */
export function timestamp(date: Date): string {
  return date.toISOString().replace(/\.\d+Z$/, '+00:00')
}
