import type { TestBackend } from '../testBackend.ts';

/** Creates a provider through mgmt and returns the key of its provider API. */
export async function createProvider(
  portal: TestBackend,
  domain: string,
  setup: Record<string, unknown> = {},
): Promise<string> {
  const token = portal.adminToken;
  const created = await portal.call('PUT', `/mgmt/providers/${domain}`, {
    token,
    json: {
      name: `Prestador ${domain}`,
      vertical: 'auto',
      brand_color: '#0e5aa7',
      item_title_template: '{brand} {model}',
      signup_item_fields: [
        { type: 'text', name: 'brand', label: 'Marca', position: 1, required: true },
        { type: 'text', name: 'model', label: 'Modelo', position: 2, required: true },
        {
          type: 'text',
          name: 'plate',
          label: 'Matrícula',
          position: 3,
          length: 8,
          required: true,
          identifier: true,
        },
      ],
      ...setup,
    },
  });
  if (created.status !== 200) throw new Error(JSON.stringify(created.body));
  const key = await portal.call('POST', `/mgmt/providers/${domain}/api-key`, { token });
  return String(key.body['api_key']);
}
