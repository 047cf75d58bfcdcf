import type { Recording } from '../../../../testing/startReplay.ts';

const card = {
  orderId: 'P1CARD',
  amount: '7.40',
  successUrl: 'https://auto.example/client/payment/S-1?status=success',
  errorUrl: 'https://auto.example/client/payment/S-1?status=error',
  cancelUrl: 'https://auto.example/client/payment/S-1?status=cancel',
  language: 'pt',
};
const mbWay = {
  mbWayKey: 'ABC-000002',
  orderId: 'P1MBWAY',
  amount: '12.50',
  mobileNumber: '351#912345678',
  description: 'Auto Mirante: Revisão',
};
const reference = {
  mbKey: 'ABC-000001',
  orderId: 'P1MB',
  amount: '10.99',
  description: 'Auto Mirante: Revisão',
  expiryDays: '3',
};
const statusPath = '/spg/payment/mbway/status?mbWayKey=ABC-000002&requestId=i2szvoUfPYBMWdSxqO3n';
const statusAnswer = (status: string, message: string) =>
  `{"CreatedAt":"17-07-2026 10:02:14","Message":"${message}","RequestId":"i2szvoUfPYBMWdSxqO3n","Status":"${status}","UpdateAt":"17-07-2026 10:02:58"}`;
const mbWayAnswer = (status: string, message: string) =>
  `{"Amount":"12.50","Message":"${message}","orderId":"P1MBWAY","RequestId":"i2szvoUfPYBMWdSxqO3n","Status":"${status}"}`;

/** In the shapes of the documentation and of the official libraries, which differ in types and letter case. */
export const recordings: readonly Recording[] = [
  {
    name: 'reference',
    method: 'POST',
    path: '/multibanco/reference/init',
    sent: reference,
    answered:
      '{"Amount":"10.99","Entity":"11990","ExpiryDate":"20-07-2026","Message":"Success","OrderId":"P1MB","Reference":"000000291","RequestId":"ddbe7WXKnkmRNSQLpd5e","Status":"0"}',
  },
  {
    name: 'reference in numbers',
    method: 'POST',
    path: '/multibanco/reference/init',
    sent: { ...reference, orderId: 'P1MBN' },
    answered:
      '{"Amount":10.99,"Entity":11990,"ExpiryDate":"","Message":"Success","OrderId":"P1MBN","Reference":291,"RequestId":"ddbe7WXKnkmRNSQLpd5f","Status":0}',
  },
  {
    name: 'reference refused',
    method: 'POST',
    path: '/multibanco/reference/init',
    sent: { ...reference, orderId: 'P1MBX' },
    answered:
      '{"Amount":null,"Entity":null,"ExpiryDate":null,"Message":"Invalid mbKey","OrderId":null,"Reference":null,"RequestId":null,"Status":"-1"}',
  },
  ...(
    [
      ['pending', '000', 'Pending'],
      ['retry', '100', 'The operation could not be completed'],
      ['declined', '122', 'Operation declined to the user'],
      ['not a user', '999', 'Error'],
      ['wrong key', '-1', 'Invalid key'],
    ] as const
  ).map(([name, status, message]) => ({
    name: `mb way ${name}`,
    method: 'POST' as const,
    path: '/spg/payment/mbway',
    sent: mbWay,
    answered: mbWayAnswer(status, message),
  })),
  ...(
    [
      ['000', 'Success'],
      ['123', 'Pending'],
      ['020', 'Rejected by the user'],
      ['101', 'Expired'],
      ['122', 'Declined'],
      ['555', 'Undocumented'],
    ] as const
  ).map(([status, message]) => ({
    name: `mb way status ${status}`,
    method: 'GET' as const,
    path: statusPath,
    answered: statusAnswer(status, message),
  })),
  {
    name: 'card',
    method: 'POST',
    path: '/creditcard/init/ABC-123456',
    sent: card,
    answered:
      '{"Message":"Success","PaymentUrl":"https://gateway.ifthenpay.com/?token=5f4dcc3b5aa765d61d83","RequestId":"i2szvoUfPYBMWdSxqO3n","Status":"0"}',
  },
  {
    name: 'card page elsewhere',
    method: 'POST',
    path: '/creditcard/init/ABC-123456',
    sent: card,
    answered:
      '{"Message":"Success","PaymentUrl":"https://ifthenpay.com.evil.example/","RequestId":"i2szvoUfPYBMWdSxqO3n","Status":"0"}',
  },
  {
    name: 'paid',
    method: 'POST',
    path: '/v2/payments/read',
    sent: { boKey: '1111-2222-3333-4444', requestId: 'i2szvoUfPYBMWdSxqO3n' },
    answered:
      '{"message":"success","status":200,"payments":[{"amount":"7.40","entity":"CCARD","fee":"0.70","netAmount":"6.70","orderId":"P1CARD","paymentDate":"17-07-2026 10:03:12","reference":"","requestId":"i2szvoUfPYBMWdSxqO3n","subEntity":"123456"}]}',
  },
  {
    name: 'paid, amount as a number',
    method: 'POST',
    path: '/v2/payments/read',
    sent: { boKey: '1111-2222-3333-4444', requestId: 'i2szvoUfPYBMWdSxqO3n' },
    answered:
      '{"message":"success","status":200,"payments":[{"amount":7.4,"orderId":"P1CARD","requestId":"i2szvoUfPYBMWdSxqO3n"}]}',
  },
  {
    name: 'unpaid',
    method: 'POST',
    path: '/v2/payments/read',
    sent: { boKey: '1111-2222-3333-4444', requestId: 'i2szvoUfPYBMWdSxqO3n' },
    answered: '{"message":"success","status":200,"payments":[]}',
  },
  {
    name: 'paid by somebody else',
    method: 'POST',
    path: '/v2/payments/read',
    sent: { boKey: '1111-2222-3333-4444', requestId: 'i2szvoUfPYBMWdSxqO3n' },
    answered:
      '{"message":"success","status":200,"payments":[{"amount":"7.40","orderId":"OTHER","requestId":"i2szvoUfPYBMWdSxqO3n"}]}',
  },
  {
    name: 'list of a time',
    method: 'POST',
    path: '/v2/payments/read',
    sent: {
      boKey: '1111-2222-3333-4444',
      dateStart: '17-07-2026 10:00:00',
      dateEnd: '17-07-2026 12:00:00',
    },
    answered:
      '{"message":"OK","status":200,"payments":[{"amount":0.01,"entity":"APPLE","fee":0.24,"netAmount":-0.23,"orderId":"199928337085928","paymentDate":"17-07-2026 10:05:56","procDate":"20260718","reference":"","requestId":"i2szvoUfPYBMWdSxqO3n","subEntity":"APPLE","terminal":""},{"amount":"7.40","orderId":"P1CARD","requestId":null},{"amount":"a lot","orderId":"P1MB"},null]}',
  },
  {
    name: 'list with a wrong key',
    method: 'POST',
    path: '/v2/payments/read',
    answered: '{"message":"Invalid boKey","status":403,"payments":[]}',
  },
  {
    name: 'down',
    method: 'POST',
    path: '/v2/payments/read',
    status: 502,
    answered: '<html><body>Bad Gateway</body></html>',
  },
  {
    name: 'a page instead of an answer',
    method: 'POST',
    path: '/v2/payments/read',
    answered: '<html><body>Em manutenção</body></html>',
  },
];
