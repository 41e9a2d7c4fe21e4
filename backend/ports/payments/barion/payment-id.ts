import { z } from 'zod'

/** Barion's GUIDs come with and without hyphens, and in either case. We store and compare 32 small hex digits. */
export const barionId = z
  .string()
  .regex(/^[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}$/i)
  .transform((id) => id.replaceAll('-', '').toLowerCase())
