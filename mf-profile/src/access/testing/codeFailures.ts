/** An answer of the server, made anew for each call. */
export const answered = (status: number, body: object) => () => Response.json(body, { status });

/** What can become of a call that sends or checks a code, but for what it is meant for. */
export const codeFailures = {
  'a failure': answered(500, { message: 'at line 5' }),
  'no answer': () => {
    throw new TypeError('Failed to fetch');
  },
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
