import { breachedPasswords } from './breachedPasswords.ts';

/** Shorter ones are syllables that a password of chance holds as well. */
const shortestBreached = 4;

/** What people here build passwords of, besides: the heads of the lists that are tried first, without their digits and signs. */
const words = new Set(
  `password passe passw palavrapasse senha chave segredo secreto entrar login acesso admin administrador root user
  utilizador guest convidado demo teste test welcome bemvindo bemvinda ola hello obrigado portal cliente changeme mudar
  default letmein master super qwerty qwertyui azerty asdf asdfgh asdfghjkl zxcvbn zxcvbnm abc abcd abcde abcdef abcdefg
  abcdefgh monkey dragon shadow sunshine princess princesa football futebol baseball iloveyou teamo amote amor amorzinho
  love meuamor coracao vida feliz familia mae pai filho filha avo bebe gato gata gatinho cao estrela flor anjo deus jesus
  benfica slbenfica slb sporting scp fcporto porto dragao braga vitoria boavista lisboa coimbra aveiro faro algarve madeira
  acores portugal portuguesa portugues lusitano brasil angola cristiano ronaldo eusebio figo mourinho pantera leao aguia
  janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro segunda domingo sabado verao
  inverno primavera outono natal pascoa carnaval summer winter spring autumn sommer
  maria joao jose antonio manuel ana marta ines tiago rui pedro paulo miguel francisco afonso duarte goncalo diogo andre
  bruno carlos daniel david fernando filipe gabriel guilherme henrique hugo jorge leonor luis luisa mariana margarida
  mario matilde nuno patricia rafael ricardo rita rodrigo sandra sara sofia susana teresa tomas vasco catarina carolina
  beatriz barbara claudia cristina fatima isabel joana helena alice laura eva clara lara marco martim santiago lourenco
  michael jessica ashley charlie jordan thomas
  mercedes ferrari porsche toyota honda nissan renault peugeot citroen volkswagen audi bmw opel ford fiat seat volvo
  samsung iphone google facebook instagram microsoft apple computador computer internet batman superman pokemon naruto
  starwars matrix killer hunter soccer hockey banana chocolate laranja azul verde vermelho preto branco`.split(
    /\s+/,
  ),
);

const spelledWith: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};
const rows = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Lower case without accents. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Without what stands before and behind the letters, and with signs and digits among them read as letters. */
function unspelled(text: string): string {
  const core = text.replaceAll(/^[^a-z]+|[^a-z]+$/g, '');
  return [...core].map((sign) => spelledWith[sign] ?? sign).join('');
}

const lettersOf = (text: string) => text.replaceAll(/[^a-z]/g, '');

function isBreached(core: string): boolean {
  return core.length >= shortestBreached && breachedPasswords.has(core);
}

function isGuessed(core: string, own: ReadonlySet<string>): boolean {
  const isRow = core.length > 2 && rows.some((row) => row.includes(core));
  const half = core.slice(0, core.length / 2);
  return (
    isBreached(core) ||
    new Set(core).size < 3 ||
    isRow ||
    words.has(core) ||
    own.has(core) ||
    (half + half === core && (words.has(half) || own.has(half)))
  );
}

/**
 * Whether a password is one of those that are tried first: one that breaches are full of, one well-known word, name or
 * row of keys, or a word of the context, however it is decorated with digits and signs (`P@ssw0rd1!`, `Benfica-1`;
 * C-234). Of the fifty thousand most frequent in breaches 17 fulfil VAL-04, so what counts is what is built of them.
 * @param context texts whose words the password may not be: e-mail, provider
 */
export function isCommonPassword(password: string, context: readonly string[] = []): boolean {
  const own = new Set(
    context
      .map(plain)
      .flatMap((text) => [lettersOf(text), ...text.split(/[^a-z]+/)])
      .filter(({ length }) => length > 3),
  );
  const typed = plain(password);
  const signless = typed.replaceAll(/[^a-z0-9]/g, '');
  if (isBreached(typed) || isBreached(signless)) return true;
  return [lettersOf(typed), lettersOf(unspelled(typed))].some((core) => isGuessed(core, own));
}
