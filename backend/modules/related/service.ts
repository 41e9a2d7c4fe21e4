export { findRecommendations } from './find-recommendations.ts'
export { findSubstitutions } from './find-substitutions.ts'
