export { findContents } from './find-contents.ts'
