import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type FormFile, readForm } from '../modules/contents/editing.ts'
import { type SetupForm, setupForm } from './form/setup-form.ts'

/** The file that a shop's owner copies. */
export const defaultFile = fileURLToPath(new URL('shop.yaml', import.meta.url))

/** Reads YAML (JSON is YAML too) into the form of a setup. Each error names its line. */
export const readSetupFile = (text: string): FormFile<SetupForm> => readForm(text, setupForm)

/** @throws an error with all problems, if the file of the program is broken */
export const readDefaultSetup = async (): Promise<SetupForm> => {
  const { form, problems } = readSetupFile(await readFile(defaultFile, 'utf8'))
  if (!form) throw new Error(problems.map(({ line, message }) => `shop.yaml, line ${line}: ${message}`).join('\n'))
  return form
}
