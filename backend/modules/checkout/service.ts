export { sweep } from './sweeper.ts'
