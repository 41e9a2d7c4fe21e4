import { type EditorialForm, editorialForm } from './editorial-form.ts'
import { type FormFile, readForm } from './read-form.ts'

/** Reads YAML (JSON is YAML too) into the editorial form. Each error names its line. */
export const readEditorialFile = (text: string): FormFile<EditorialForm> => readForm(text, editorialForm)
