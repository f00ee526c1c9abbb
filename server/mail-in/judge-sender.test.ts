import { generateKeyPairSync } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { judgeSender, type LetterOrigin } from './judge-sender';

const OWN_SERVER = '41.250.10.20';
const OTHER_SERVER = '196.200.1.2';
const SARA = 'sara@tapis.ma';

const key = generateKeyPairSync('rsa', { modulusLength: 2048 });
const privateKey = key.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const publicKey = key.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

/** What the name servers of this test know. */
const RECORDS: Readonly<Record<string, string>> = {
  'tapis.ma': `v=spf1 ip4:${OWN_SERVER} -all`,
  '_dmarc.tapis.ma': 'v=DMARC1; p=reject',
  'cle._domainkey.tapis.ma': `v=DKIM1; k=rsa; p=${publicKey}`,
  'libre.ma': `v=spf1 ip4:${OWN_SERVER} -all`,
  'vol.ma': `v=spf1 ip4:${OTHER_SERVER} -all`,
  'cle._domainkey.vol.ma': `v=DKIM1; k=rsa; p=${publicKey}`,
  'mou.ma': 'v=spf1 ~all',
  '_dmarc.mou.ma': 'v=DMARC1; p=none',
};

test('A letter is proved by the server of its domain, or by its signature', async () => {
  expect(await judge(await letter(), OWN_SERVER)).toBe('proved');
  expect(await judge(await letter({ domain: 'tapis.ma' }), OTHER_SERVER)).toBe('proved');
  expect(await judge(await letter({ from: 'a@libre.ma' }), OWN_SERVER)).toBe('proved');
});

test('A letter that its domain refuses is forged', async () => {
  expect(await judge(await letter(), OTHER_SERVER)).toBe('forged');
});

test('A letter of a domain without a proof is not proved', async () => {
  expect(await judge(await letter({ from: 'a@inconnu.ma' }), OWN_SERVER)).toBe('unproved');
  expect(await judge(await letter({ from: 'a@mou.ma' }), OTHER_SERVER)).toBe('unproved');
});

test('The server and the signature of another domain prove nothing', async () => {
  const signed = await letter({ domain: 'vol.ma' });
  expect(await judge(signed, OTHER_SERVER, 'x@vol.ma')).toBe('forged');
});

test('What the letter says of itself is not believed', async () => {
  const claims = {
    'authentication-results': 'mx.boutiques.example.ma; dmarc=pass; spf=pass; dkim=pass',
    'received-spf': 'pass',
    received: `from tapis.ma (tapis.ma [${OWN_SERVER}]) by mx`,
    'return-path': `<${SARA}>`,
  };
  expect(await judge(await letter({ headers: claims }), OTHER_SERVER)).toBe('forged');
});

test('A changed letter, and one with words below a signed part, are not proved', async () => {
  const changed = String(await letter({ domain: 'tapis.ma' })).replace('Bonjour', 'Payez');
  expect(await judge(Buffer.from(changed), OTHER_SERVER)).toBe('forged');
});

test('Two senders, and another sender than the one that is shown, prove nothing', async () => {
  const twice = Buffer.concat([Buffer.from('From: x@libre.ma\r\n'), await letter()]);
  expect(await judge(twice, OWN_SERVER)).toBe('unproved');
  const shown = { raw: await letter(), email: 'autre@tapis.ma', origin: origin(OWN_SERVER) };
  expect(await judgeSender(shown, resolve)).toBe('unproved');
});

test.each(['10.0.0.4', '127.0.0.1', '::1', '::ffff:192.168.1.2'])(
  'The server %s inside the network says nothing of the sender, a signature does',
  async (address) => {
    expect(await judge(await letter(), address)).toBeNull();
    expect(await judge(await letter({ domain: 'tapis.ma' }), address)).toBe('proved');
    expect(await judge(await letter({ domain: 'vol.ma' }), address)).toBeNull();
  },
);

test('A letter of a mailbox is proved by its signature only', async () => {
  const raw = await letter({ domain: 'tapis.ma' });
  expect(await judgeSender({ raw, email: SARA, origin: null }, resolve)).toBe('proved');
  expect(await judgeSender({ raw: await letter(), email: SARA, origin: null }, resolve)).toBeNull();
});

test('Names that cannot be looked up prove nothing, and many signatures are not looked up', async () => {
  const down = async () => Promise.reject(Object.assign(new Error('down'), { code: 'ETIMEOUT' }));
  const judged = { raw: await letter(), email: SARA, origin: origin(OWN_SERVER) };
  expect(await judgeSender(judged, down)).toBe('unproved');
  const many = Array.from({ length: 50 }, (_, at) => `DKIM-Signature: v=1; d=a${at}.ma; s=x\r\n`);
  const raw = Buffer.concat([Buffer.from(many.join('')), await letter()]);
  let lookups = 0;
  const counted = (name: string) => {
    lookups += 1;
    return resolve(name);
  };
  expect(await judgeSender({ ...judged, raw }, counted)).toBe('unproved');
  expect(lookups).toBe(0);
});

test.each(['', 'From: \r\n\r\nx', 'DKIM-Signature: ;;;\r\nFrom: <@>\r\n\r\n', '\0\0'])(
  'The malformed letter %j is not proved',
  async (content) => {
    const judged = { raw: Buffer.from(content), email: null, origin: origin(OWN_SERVER) };
    expect(await judgeSender(judged, resolve)).toBe('unproved');
  },
);

async function resolve(name: string): Promise<string[][]> {
  const record = RECORDS[name];
  if (record !== undefined) return [[record]];
  throw Object.assign(new Error(`No record of ${name}`), { code: 'ENOTFOUND' });
}

function origin(address: string, envelopeFrom = SARA): LetterOrigin {
  return { address, helo: 'mx.example.ma', envelopeFrom };
}

function judge(raw: Buffer, address: string, envelopeFrom?: string) {
  const from = /^From: .*?([\w.]+@[\w.]+)/imu.exec(raw.toString('latin1'))?.[1] ?? null;
  return judgeSender(
    { raw, email: from, origin: origin(address, envelopeFrom ?? from ?? '') },
    resolve,
  );
}

async function letter({
  from = SARA,
  domain = '',
  headers = {},
}: {
  from?: string;
  domain?: string;
  headers?: Record<string, string>;
} = {}): Promise<Buffer> {
  const dkim = domain && { dkim: { domainName: domain, keySelector: 'cle', privateKey } };
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await transport.sendMail({
    from,
    to: 'nejjarine@boutiques.example.ma',
    subject: 'Commande',
    text: 'Bonjour',
    headers,
    ...dkim,
  });
  return message as Buffer;
}
