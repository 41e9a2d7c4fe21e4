/** Files that publishers name. The module has no routes: an import, a job and commands call it; pages read `assets` through the catalog. */
export { createResourceFetch } from './create-resource-fetch.ts'
export { fetchDue } from './fetch-due.ts'
export { removeUnusedFiles } from './remove-files.ts'
export { nameResources } from './name-resources.ts'
export { admitHosts, countDue, retryAll } from './queries.ts'
export { updateProductAssets } from './update-product-assets.ts'
