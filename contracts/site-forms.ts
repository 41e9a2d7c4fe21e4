import { z } from 'zod'
import { socialIconEntry } from './social-icons.ts'
import { bothForm, keyForm } from './reference-forms.ts'

const paragraphs = z.array(z.string().min(1)).min(1)

/** A group of questions on the page, in their order. */
export const faqGroupForm = z.strictObject({
  key: keyForm,
  /** Groups with a smaller number come first. */
  position: z.int().min(0).max(1000),
  name: bothForm,
  items: z
    .array(
      z.strictObject({
        /** Its anchor on the page. */
        key: keyForm,
        question: bothForm,
        answer: z.strictObject({ hu: paragraphs, en: paragraphs }),
      }),
    )
    .min(1),
})
export type FaqGroupForm = z.output<typeof faqGroupForm>

const storedDocument = z.strictObject({
  name: z.string().regex(/^[a-z0-9-]+\.pdf$/),
  bytes: z.int().positive(),
  pages: z.int().positive().nullable(),
})
export type StoredDocument = z.output<typeof storedDocument>

/** A PDF in both languages: a `file`, beside the form or at an address, becomes `stored` when it is imported. */
export const documentForm = z
  .strictObject({
    key: keyForm,
    position: z.int().min(0).max(1000),
    title: bothForm,
    text: bothForm.optional(),
    file: bothForm.optional(),
    stored: z.strictObject({ hu: storedDocument, en: storedDocument }).optional(),
  })
  .refine(({ file, stored }) => (file === undefined) !== (stored === undefined), {
    error: 'a document has a file in both languages',
  })
export type DocumentForm = z.output<typeof documentForm>

/** A profile of the shop, or of an imprint, on another site: `kolofon_facebook`. */
export const socialIconForm = z.strictObject({ key: socialIconEntry.shape.name, url: socialIconEntry.shape.url })
export type SocialIconForm = z.output<typeof socialIconForm>
