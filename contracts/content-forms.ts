import { z } from 'zod'
import { contentTypes } from './contents.ts'
import { textBlocks } from './content-blocks.ts'
import { bookForm, bothForm, keyForm, momentForm, pictureForm, targetForm } from './reference-forms.ts'

const blockForm = z.discriminatedUnion('type', [
  ...textBlocks,
  z.strictObject({ type: z.literal('image'), picture: pictureForm, caption: z.string().min(1).optional() }),
  z.strictObject({
    type: z.literal('books'),
    title: z.string().min(1).optional(),
    books: z.array(bookForm).min(1).max(24),
  }),
  z.strictObject({
    type: z.literal('action'),
    text: z.string().min(1).optional(),
    label: z.string().min(1),
    target: targetForm,
  }),
  /** The periods for personal data, from the configuration. */
  z.strictObject({ type: z.literal('retention') }),
])
export type BlockForm = z.output<typeof blockForm>

const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'a slug has small letters, digits and - only')
  .max(200)

export const contentForm = z
  .strictObject({
    key: keyForm,
    type: z.enum(contentTypes).default('page'),
    slug: z.strictObject({ hu: slug, en: slug }),
    title: bothForm,
    lead: bothForm.optional(),
    picture: pictureForm.optional(),
    publishedAt: momentForm,
    tags: z.array(keyForm).default([]),
    contents: z.array(keyForm).default([]),
    gathers: z.array(keyForm).default([]),
    blocks: z.strictObject({ hu: z.array(blockForm), en: z.array(blockForm) }).default({ hu: [], en: [] }),
  })
  .refine(({ type, contents }) => (type === 'container') === contents.length > 0, {
    error: 'contents are what a container lists: it has some, nothing else has any',
    path: ['contents'],
  })
  .refine(({ type, gathers }) => (type === 'dynamic_container') === gathers.length > 0, {
    error: 'gathers are the tags of a dynamic container: it has some, nothing else has any',
    path: ['gathers'],
  })
  .refine(({ type, tags }) => type === 'article' || tags.length === 0, {
    error: 'only an article has tags',
    path: ['tags'],
  })
  .refine(
    ({ blocks: { hu, en } }) =>
      JSON.stringify(hu.map(({ type }) => type)) === JSON.stringify(en.map(({ type }) => type)),
    {
      error: 'the blocks of both languages must be of the same kinds in the same order',
      path: ['blocks'],
    },
  )
export type ContentForm = z.output<typeof contentForm>
