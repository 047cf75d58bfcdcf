/** An answer of the server, made anew for each call. */
export const answered = (status: number, body: object) => () => Response.json(body, { status });

/** The ways in which nothing comes back of a call: the connection breaks, or the edge gives up waiting. */
export const silences = {
  'a lost answer': () => {
    throw new TypeError('Failed to fetch');
  },
  'an answer that takes too long': answered(504, {}),
};

/** What can become of a call that sends or checks a code, but for what it is meant for. */
export const codeFailures = {
  'a failure': answered(500, { message: 'at line 5' }),
  'a service that is away': answered(502, {}),
  'a refusal without words': answered(400, {}),
  'a known contact': answered(409, { code: 3, message: 'Já existe.' }),
  'code 2': answered(400, { code: 2 }),
  'code 9': answered(400, { code: 9 }),
};

/** What is said of a code that was not sent (ERR-40, ERR-41). */
export const notSent = (channel: string) => ({
  title: 'Tente novamente',
  body: `Ocorreu um erro a enviar ${channel} com código de validação`,
});

/** What is said of a contact that somebody has (ERR-42). */
export const exists = { title: 'Utilizador já Existente', body: 'Já existe.' };
