/** The readable page of the API's description: plain HTML without a script. */

export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  anyOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  required?: string[]
  description?: string
}

interface Parameter {
  name: string
  in: string
  required?: boolean
  description?: string
  schema?: JsonSchema
  content?: Record<string, { schema: JsonSchema }>
}

interface Operation {
  tags?: string[]
  summary?: string
  description?: string
  parameters?: Parameter[]
  responses: Record<string, { description?: string; content?: Record<string, { schema?: JsonSchema }> }>
}

/** What of an OpenAPI 3.1 document the page shows. */
export interface ApiDescription {
  info: { title: string; version: string; description?: string }
  servers?: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, JsonSchema> }
}

const STYLE = `
:root{color-scheme:light dark}body{font:16px/1.55 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:2rem 1.25rem 5rem}
h1{font-size:1.75rem}h2{margin-top:3rem;border-bottom:1px solid #8886;padding-bottom:.35rem}h3{margin:2rem 0 .35rem;font-size:1.05rem}
code{font:14px/1.5 ui-monospace,monospace;overflow-wrap:anywhere}h3 b{display:inline-block;min-width:3.2rem}
table{border-collapse:collapse;width:100%;font-size:15px;margin:.5rem 0}th,td{text-align:left;vertical-align:top;padding:.4rem .75rem .4rem 0;border-bottom:1px solid #8884}
th{font-weight:600}.quiet{opacity:.75}section{scroll-margin-top:1rem}`

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

function typeOf(schema: JsonSchema | undefined): string {
  if (!schema) return ''
  if (schema.$ref) {
    const name = escape(schema.$ref.split('/').at(-1) ?? '')
    return `<a href="#${name}">${name}</a>`
  }
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ')
  if (schema.enum) return schema.enum.map((value) => escape(JSON.stringify(value))).join(', ')
  if (schema.const !== undefined) return escape(JSON.stringify(schema.const))
  if (schema.items) return `list of ${typeOf(schema.items)}`
  if (schema.properties)
    return `{ ${Object.entries(schema.properties)
      .map(([name, part]) => `${escape(name)}: ${typeOf(part)}`)
      .join(', ')} }`
  return escape([schema.type ?? ''].flat().join(' or '))
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return ''
  const cells = (tag: string, row: readonly string[]) =>
    `<tr>${row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
  return `<table><thead>${cells('th', head)}</thead><tbody>${rows.map((row) => cells('td', row)).join('')}</tbody></table>`
}

function operationSection(path: string, method: string, operation: Operation): string {
  const parameters = (operation.parameters ?? []).map(({ name, in: where, required, description, schema, content }) => [
    `<code>${escape(name)}</code>`,
    `${escape(where)}${required ? ', required' : ''}`,
    typeOf(schema ?? Object.values(content ?? {})[0]?.schema),
    escape(description ?? schema?.description ?? ''),
  ])
  const answers = Object.entries(operation.responses).map(([status, { description, content }]) => [
    `<code>${escape(status)}</code>`,
    typeOf(Object.values(content ?? {})[0]?.schema),
    escape(description === 'Default Response' ? '' : (description ?? '')),
  ])
  return `<section><h3><b>${method.toUpperCase()}</b> <code>${escape(path)}</code></h3>
<p>${escape(operation.summary ?? '')}. <span class="quiet">${escape(operation.description ?? '')}</span></p>
${table(['Parameter', 'Where', 'Type', ''], parameters)}${table(['Answer', 'Type', ''], answers)}</section>`
}

function schemaSection(name: string, schema: JsonSchema): string {
  const fields = Object.entries(schema.properties ?? {}).map(([field, part]) => [
    `<code>${escape(field)}</code>`,
    `${typeOf(part)}${schema.required?.includes(field) ? '' : ' <span class="quiet">(optional)</span>'}`,
    escape(part.description ?? ''),
  ])
  return `<section id="${escape(name)}"><h3>${escape(name)}</h3><p>${escape(schema.description ?? '')}</p>
${fields.length > 0 ? table(['Field', 'Type', ''], fields) : `<p>${typeOf(schema)}</p>`}</section>`
}

/** The whole page; every text of the description is escaped. */
export function documentationPage(description: ApiDescription, jsonAddress: string): string {
  const groups = new Map<string, string[]>()
  for (const [path, operations] of Object.entries(description.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const tag = operation.tags?.[0] ?? 'Calls'
      groups.set(tag, [...(groups.get(tag) ?? []), operationSection(path, method, operation)])
    }
  }
  const calls = [...groups].map(([tag, sections]) => `<h2>${escape(tag)}</h2>${sections.join('')}`).join('')
  const schemas = Object.entries(description.components?.schemas ?? {}).map(([name, schema]) =>
    schemaSection(name, schema),
  )
  const { title, description: about = '' } = description.info
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escape(title)}</title><style>${STYLE}</style></head><body><main><h1>${escape(title)}</h1><p>${escape(about)}</p>
<p>The same for programs: <a href="${escape(jsonAddress)}">openapi.json</a></p>${calls}<h2>Shapes</h2>${schemas.join('')}</main></body></html>`
}
