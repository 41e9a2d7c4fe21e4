import { generateKeyPairSync } from 'node:crypto'

/** The accounts of a trial shop at the simulators. */
export const sandboxGoogle = { clientId: 'trial.apps.googleusercontent.com', clientSecret: 'trial-secret' }

export const sandboxFacebook = { appId: '1234567890', appSecret: 'trial-secret' }

/** Made at each start, so that no key lies in the tree. */
const appleKeys = generateKeyPairSync('ec', { namedCurve: 'P-256' })

export const sandboxApple = {
  clientId: 'example.kolofon.web',
  teamId: 'TRIALTEAM1',
  keyId: 'TRIALKEY01',
  privateKey: appleKeys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
}

export const applePublicKey = appleKeys.publicKey
