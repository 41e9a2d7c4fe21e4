/** Who says who a visitor is: their page asks the visitor, and leads back to the shop. */
export const socialProviders = ['google', 'facebook', 'apple'] as const
export type SocialProvider = (typeof socialProviders)[number]

/** As they write themselves, in every language. */
export const providerNames: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
}

/** What a customer can add to the account beside its password, and remove. */
export const addedProviders = [...socialProviders, 'passkey'] as const
export type AddedProvider = (typeof addedProviders)[number]

/** The ways to sign in (spec point 3: Credential). */
export const credentialProviders = ['password', ...addedProviders] as const

/** The header with the token of the browser's sign-in at a provider: the gateway has it in a cookie. */
export const signInTokenHeader = 'sign-in-token'

/** How a sign-in at a provider ended. */
export const signInOutcomes = ['verified', 'cancelled', 'expired', 'refused', 'unavailable'] as const
export type SignInOutcome = (typeof signInOutcomes)[number]
