import { isEmailAddress } from './email-address';
import { asRead, domainLikes, hasScheme, isShortDomain } from './mailed-name';

/** Further top-level domains that people know as such, and those reserved by RFC 2606 and RFC 6761. */
const LONG_DOMAINS = new Set(
  [
    'name top shop store online site website space club live life app dev page link click vip fun',
    'win bid loan tech cloud digital agency media news blog email chat zone services solutions group',
    'company center market trade bank finance credit money cash casino poker bet games date review',
    'download stream mobi travel jobs edu gov int africa example test invalid localhost local onion',
    'sn ci pt de nl lu br tr sa ae qa kw bh om jo lb iq ps pl cz ro gr se dk fi ie ws gg gl gd vc id',
    'sg vn kr jp hk au nz za ng gh قطر تونس الجزائر الاردن فلسطين عمان موريتانيا عراق بازار عرب كوم',
  ].flatMap((line) => line.split(' ')),
);

/**
 * The error of a user name that mails contain; undefined for an acceptable one. Dots between words
 * are usual in user names, so only a known domain makes a link of them; an e-mail address is allowed.
 */
export function mailedUserNameError(userName: string): 'contains_link' | undefined {
  if (isEmailAddress(userName)) return undefined;
  const read = asRead(userName);
  const isLink =
    hasScheme(read) ||
    domainLikes(read).some((labels) =>
      labels.slice(1).some((label) => isShortDomain(label) || LONG_DOMAINS.has(label)),
    );
  return isLink ? 'contains_link' : undefined;
}
