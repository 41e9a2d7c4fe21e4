import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['catalogue', 'content', 'customers', 'operations', 'sales', 'stock'].map((area) => `./backend/db/schema/${area}.ts`),
  out: './backend/db/migrations',
})
