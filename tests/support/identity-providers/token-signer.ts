import { randomUUID } from 'node:crypto';
import {
  exportJWK,
  type GenerateKeyPairResult,
  generateKeyPair,
  type JWTPayload,
  SignJWT,
} from 'jose';

let keys: Promise<GenerateKeyPairResult> | undefined;

/** One pair of keys for all test doubles of a process: making one takes long. */
export function sharedKeys(): Promise<GenerateKeyPairResult> {
  keys ??= generateKeyPair('RS256', { extractable: true });
  return keys;
}

/** Signs the tokens of a test double, and publishes the key. */
export async function createTokenSigner() {
  const { publicKey, privateKey } = await sharedKeys();
  const kid = randomUUID();
  return {
    jwks: { keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }] },
    /** A token that ends in an hour. */
    sign: (claims: JWTPayload) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
        .setIssuedAt()
        .setJti(randomUUID())
        .setExpirationTime('1h')
        .sign(privateKey),
  };
}
