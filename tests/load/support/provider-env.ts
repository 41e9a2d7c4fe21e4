import { sandboxSecret, sandboxToken } from '#backend/ports/analytics/simulator/sandbox-accounts.ts'
import { sandboxShop } from '#backend/ports/payments/barion/simulator/sandbox-shop.ts'
import { sandboxAccount } from '#backend/ports/payments/stripe/simulator/sandbox-account.ts'
import { sandboxAccount as foxpostAccount } from '#backend/ports/tracking/foxpost/simulator/account.ts'
import { sandboxAccount as glsAccount } from '#backend/ports/tracking/gls/simulator/account.ts'
import { sandboxAccount as taxAccount } from '#backend/ports/tax-authority/nav/simulator/account.ts'
import { sandboxApple, sandboxFacebook, sandboxGoogle } from '#backend/ports/identity/simulator/sandbox-accounts.ts'
import { sandboxMerchants } from '#backend/ports/payments/simplepay/simulator/merchants.ts'
import { carriers } from '#backend/ports/pickup-points/carriers.ts'

/**
 * The accounts of the shop at its providers, all of them at the simulator.
 * @param lists the origin of the carriers' lists, by default the simulator itself
 */
export const providerEnv = (simulator: string, lists = simulator): Record<string, string> => {
  const merchant = (currency: string) => sandboxMerchants.find((one) => one.currency === currency)
  return {
    BARION_URL: `${simulator}/barion`,
    BARION_POS_KEY: sandboxShop.posKey,
    BARION_PAYEE: sandboxShop.payee,
    // Nobody signs in with them here; with accounts the backend needs no simulator of its own on a port of its own.
    GOOGLE_CLIENT_ID: sandboxGoogle.clientId,
    GOOGLE_CLIENT_SECRET: sandboxGoogle.clientSecret,
    FACEBOOK_APP_ID: sandboxFacebook.appId,
    FACEBOOK_APP_SECRET: sandboxFacebook.appSecret,
    APPLE_CLIENT_ID: sandboxApple.clientId,
    APPLE_TEAM_ID: sandboxApple.teamId,
    APPLE_KEY_ID: sandboxApple.keyId,
    APPLE_PRIVATE_KEY: sandboxApple.privateKey,
    GA4_URL: `${simulator}/tags/www.google-analytics.com`,
    GA4_API_SECRET: sandboxSecret,
    META_GRAPH_URL: `${simulator}/tags/graph.facebook.com`,
    META_ACCESS_TOKEN: sandboxToken,
    NAV_URL: `${simulator}/nav/invoiceService/v3`,
    NAV_LOGIN: taxAccount.login,
    NAV_PASSWORD: taxAccount.password,
    NAV_TAX_NUMBER: taxAccount.taxNumber,
    NAV_SIGN_KEY: taxAccount.signKey,
    NAV_EXCHANGE_KEY: taxAccount.exchangeKey,
    FOXPOST_API_URL: `${simulator}/foxpost-api`,
    FOXPOST_API_USER: foxpostAccount.user,
    FOXPOST_API_PASSWORD: foxpostAccount.password,
    FOXPOST_API_KEY: foxpostAccount.key,
    GLS_API_URL: `${simulator}/gls-api`,
    GLS_API_USER: glsAccount.user,
    GLS_API_PASSWORD: glsAccount.password,
    SIMPLEPAY_URL: `${simulator}/payment/v2`,
    STRIPE_URL: `${simulator}/stripe`,
    STRIPE_SECRET_KEY: sandboxAccount.secretKey,
    STRIPE_WEBHOOK_SECRET: sandboxAccount.webhookSecret,
    ...Object.fromEntries(
      ['HUF', 'EUR'].flatMap((currency) => [
        [`SIMPLEPAY_MERCHANT_${currency}`, merchant(currency)?.merchant ?? ''],
        [`SIMPLEPAY_SECRET_${currency}`, merchant(currency)?.secret ?? ''],
      ]),
    ),
    ...Object.fromEntries(
      Object.values(carriers).map(({ addresses, simulator: { paths } }) => [
        addresses.hu,
        `${lists}/carriers${paths.hu}`,
      ]),
    ),
  }
}
