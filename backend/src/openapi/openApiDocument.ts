import { envelopeSchema } from '@portal/api/http/envelope';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import examples from './examples.json' with { type: 'json' };
import { groupTitles } from './groupTitles.ts';
import type {
  Access,
  GroupedOperation,
  Operation,
  Operations,
} from '../platform/routes/operation.ts';

type Json = Record<string, unknown>;

/** How a caller proves who they are, by access rule. */
const security: Partial<Record<Access, string>> = {
  customer: 'session',
  lite: 'clientToken',
  provider: 'providerKey',
  administrator: 'administratorToken',
  team: 'teamToken',
  'development administrator': 'administratorToken',
};
const bearer = (description: string): Json => ({ type: 'http', scheme: 'bearer', description });
const recorded: Readonly<Record<string, unknown>> = examples;

/** The OpenAPI 3.1 document of all routes, made from what they say. */
export function openApiDocument(operations: Operations): Json {
  const paths: Record<string, Json> = {};
  for (const [route, operation] of Object.entries(operations)) {
    const [method = '', path = ''] = route.split(' ');
    const key = path.replace(/:(\w+)/g, '{$1}');
    paths[key] = { ...paths[key], [method.toLowerCase()]: describe(route, operation) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Customer portal',
      version: '1',
      description:
        'Every path answers with and without a trailing slash. Times are ISO 8601, money is euros with two decimals.',
    },
    tags: Object.values(groupTitles).map((name) => ({ name })),
    paths,
    components: {
      schemas: { Failure: jsonSchema(envelopeSchema) },
      securitySchemes: {
        session: bearer('Session of a customer at the provider of the address'),
        clientToken: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Client-Token',
          description: 'Credential of a lite link, or token_cal',
        },
        providerKey: bearer('Key of a provider’s own system'),
        administratorToken: bearer('Token of the installation'),
        teamToken: bearer('Token of a team that owns the remote, or of the installation'),
      },
    },
  };
}

function describe(route: string, operation: GroupedOperation): Json {
  const scheme = security[operation.access];
  const body = requestBody(operation);
  return {
    operationId: route.replace(/[^a-zA-Z]+/g, '_'),
    tags: [groupTitles[operation.group]],
    summary: operation.summary,
    'x-access': operation.access,
    ...(operation.scopes && { 'x-key-scopes': ['all', ...operation.scopes] }),
    security: scheme === undefined ? [] : [{ [scheme]: [] }],
    parameters: parameters(route, operation),
    ...(body === undefined ? {} : { requestBody: body }),
    responses: {
      [operation.status ?? 200]: answer(route, operation),
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  };
}

function parameters(route: string, { query, request }: Operation): Json[] {
  const inPath = [...route.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  if (query === undefined) return inPath;
  const { properties = {}, required = [] } = jsonSchema(query);
  const inQuery = Object.entries(Object(properties)).map(([name, schema]) => ({
    name,
    in: 'query',
    required: Array.isArray(required) && required.includes(name),
    schema,
    ...(request?.query?.[name] === undefined ? {} : { example: request.query[name] }),
  }));
  return [...inPath, ...inQuery];
}

function requestBody({ body, form, request }: Operation): Json | undefined {
  if (form !== undefined) {
    const properties = Object.fromEntries(
      form.map((field) => [
        field,
        { type: 'string', contentMediaType: 'application/octet-stream' },
      ]),
    );
    const schema = { type: 'object', properties, required: form.slice(0, 1) };
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  if (body === undefined) return undefined;
  const content = { schema: jsonSchema(body), example: request?.json };
  return { required: true, content: { 'application/json': content } };
}

function answer(route: string, { answer: schema, type, status }: Operation): Json {
  if (status === 302) {
    const Location = { schema: { type: 'string' }, description: 'Signed address' };
    return { description: 'Leads to the file', headers: { Location } };
  }
  if (type !== undefined) return { description: 'Done', content: { [type]: {} } };
  const content = {
    schema: schema === undefined ? { type: 'object' } : jsonSchema(schema),
    ...(recorded[route] === undefined ? {} : { example: recorded[route] }),
  };
  return { description: 'Done', content: { 'application/json': content } };
}

/** What goes over the wire; rules that JSON Schema cannot say are left to the server. */
function jsonSchema(schema: GenericSchema): Json {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
    target: 'draft-2020-12',
  });
  return rest;
}
