/** The account that the simulator knows. It opens nothing anywhere else. */
export const sandboxAccount = {
  secretKey: 'sk_test_kolofonsimulator',
  webhookSecret: 'whsec_kolofonsimulator',
}

export const merchantName = 'Kolofon'
