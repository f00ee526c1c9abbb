import { expect, test } from 'vitest';
import { mailboxKeyOf } from './mailbox-key';

test.each([
  ['Salma@Exemple.MA', 'salma@exemple.ma'],
  [' salma+a+b@exemple.ma ', 'salma@exemple.ma'],
  ['sal.ma@exemple.ma', 'sal.ma@exemple.ma'],
  ['s.al.ma+x@googlemail.com', 'salma@gmail.com'],
  ['Salma@GMAIL.com.', 'salma@gmail.com'],
  ['salma@café.ma', 'salma@xn--caf-dma.ma'],
  ['salma@XN--CAF-dma.ma', 'salma@xn--caf-dma.ma'],
  ['salma＠exemple.ma', 'salma@exemple.ma'],
  ['+tag@exemple.ma', '+tag@exemple.ma'],
])('Mails to %j are counted for %j', (address, key) => expect(mailboxKeyOf(address)).toBe(key));
