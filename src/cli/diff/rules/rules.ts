import { type LimitRuleId, limitRules } from './limitRules'
import { different, editorial, harmless, narrower, type Rule, wider } from './Rule'

/** Rules about requests to a back end. Clients send these, so a narrower request breaks readers. */
export const operationRules = {
  'operation-added': harmless(
    'An operation is new. Old clients never ask for it; a back end that serves new ones offers it.',
  ),
  'operation-removed': wider('An operation is gone; an old client that asks for it gets no answer.'),
  'parameter-added': harmless('An operation takes a parameter that may be left out.'),
  'parameter-removed': harmless('An operation no longer takes a parameter; an old client sends it in vain.'),
  'required-parameter-added': wider('An operation needs a new parameter; requests of an old client, without it, fail.'),
  'parameter-required': wider(
    'An operation needs a parameter that could be left out; such requests of an old client fail.',
  ),
  'parameter-optional': narrower(
    'A new client may leave a parameter out; a back end that still needs it refuses the request.',
  ),
  'answer-added': harmless('An operation may answer with a further status.'),
  'answer-removed': harmless('An operation no longer answers with a status.'),
} satisfies Record<string, Rule>

const contractRules = {
  'block-added': wider(
    'A block type is new. An old client draws its fallback, else nothing: send it with one, or wait for the clients.',
  ),
  'block-removed': narrower('A block type is gone; a page that still has it fails with unknown-type.'),
  'block-renamed': different('A block type has most probably another name now; each side knows one of the two.'),
  'handler-added': wider('An action handler is new; an old client does nothing when it is asked for.'),
  'handler-removed': narrower('An action handler is gone; an action that names it fails with unknown-handler.'),
  'handler-renamed': different('An action handler has most probably another name now; each side knows one of the two.'),
  'document-added': harmless('A kind of document is new; nobody asked for it before.'),
  'document-removed': narrower('A kind of document is gone; what is sent as one can no longer be checked.'),
  'document-renamed': different('A kind of document has most probably another name now.'),
  'family-added': wider('A component family is new; an old client does not draw blocks that require it.'),
  'family-removed': narrower(
    'No block is of this family any more; a block that requires it fails with unsupported-version.',
  ),
  'family-changed': harmless('A block type belongs to another family; "requires" is to name that one.'),
} satisfies Record<string, Rule>

const propertyRules = {
  'property-added': harmless(
    'An optional property is new. An old client passes over it, with the warning unknown-property.',
  ),
  'property-removed': harmless(
    'An optional property is gone. What still sends it gets the warning unknown-property, and it is shown no more.',
  ),
  'required-property-added': narrower(
    'A property is new and required; every payload without it fails with missing-property.',
  ),
  'required-property-removed': wider(
    'A required property is gone. An old client still needs it; what still sends it gets a warning.',
  ),
  'property-required': narrower(
    'A property that could be left out is required; payloads without it fail with missing-property.',
  ),
  'property-optional': wider('A required property may be left out; an old client refuses a payload without it.'),
  'property-renamed': different(
    'A property has most probably another name now. It breaks the side for which either name is required; else the value is passed over with a warning.',
  ),
  'property-constrained': narrower(
    'A name that could hold anything has a rule now; other values under that name fail.',
  ),
  'property-freed': wider('A name that had a rule may hold anything now; an old client still applies the rule.'),
  'additional-properties-closed': harmless(
    'Names that are not listed are no longer part of the contract; they are reported as the warning unknown-property.',
  ),
  'additional-properties-opened': harmless(
    'Names that are not listed are part of the contract now; an old client passes over them with a warning.',
  ),
  'additional-properties-constrained': narrower('Values under names of the sender’s own have a rule now.'),
  'additional-properties-freed': wider(
    'Values under names of the sender’s own may be anything now; an old client still applies its rule.',
  ),
} satisfies Record<string, Rule>

const valueRules = {
  'type-added': wider('A further type of value is allowed; an old client refuses it with wrong-type.'),
  'type-removed': narrower('A type of value is no longer allowed; such values fail with wrong-type.'),
  'type-changed': different('Values are of another type; what one version takes, the other refuses with wrong-type.'),
  'enum-value-added': wider('A value is new in the list; an old client refuses it with wrong-value.'),
  'enum-value-removed': narrower('A value is gone from the list; payloads with it fail with wrong-value.'),
  'enum-added': narrower('Only listed values are allowed; any other fails with wrong-value.'),
  'enum-removed': wider('Values are no longer listed; an old client refuses any other than those it knows.'),
  'const-changed': different('The one value that is allowed is another.'),
  'multiple-of-added': narrower('Numbers have a step now; those between fail.'),
  'multiple-of-removed': wider('Numbers lost their step; an old client refuses those between.'),
  'multiple-of-changed': different('The step of numbers is another.'),
  'unique-items-added': narrower('Items may not repeat any more; a list with two alike fails with wrong-value.'),
  'unique-items-removed': wider('Items may repeat; an old client refuses a list with two alike.'),
  'items-added': narrower('Items that could be anything have a rule now.'),
  'items-removed': wider('Items may be anything now; an old client still applies its rule.'),
  'pattern-added': narrower(
    'A text must be written in a certain way; any other fails with wrong-format or unsafe-url.',
  ),
  'pattern-removed': wider('A text may be written in any way; an old client still asks for the pattern.'),
  'pattern-changed': different('The pattern takes other texts than before.'),
  'alternative-added': wider(
    'A further form is allowed (anyOf, oneOf); an old client does not know it. It breaks senders too where a value may fit two branches of oneOf.',
  ),
  'alternative-removed': narrower(
    'A form is no longer allowed (anyOf, oneOf). It breaks readers too where a value fitted two branches of oneOf.',
  ),
  'constraint-added': narrower('A keyword that this command has no rule of its own for is new.'),
  'constraint-removed': wider('A keyword that this command has no rule of its own for is gone.'),
  'constraint-changed': different('A keyword that this command has no rule of its own for says something else.'),
} satisfies Record<string, Rule>

const noteRules = {
  'default-added': harmless('Leaving the value out has a stated meaning now.'),
  'default-removed': harmless('What leaving the value out means is no longer stated.'),
  'default-changed': harmless(
    'Leaving the value out means something else. Payloads stay valid but may be drawn differently: look at those that leave it out.',
  ),
  'deprecated-added': harmless('It still works and is to be avoided.'),
  'deprecated-removed': harmless('It is no longer to be avoided.'),
  'format-name-changed': editorial('The format has another name and takes the same texts.'),
  'annotation-changed': editorial(
    'A keyword for tools, such as x-role or readOnly, is another. No payload is valid or invalid for it.',
  ),
  'title-changed': editorial('The title is another.'),
  'description-changed': editorial('The description is another.'),
  'examples-changed': editorial('The examples are others.'),
} satisfies Record<string, Rule>

const allRules = { ...contractRules, ...operationRules, ...propertyRules, ...valueRules, ...noteRules }

export type RuleId = keyof typeof allRules | LimitRuleId

/** Every rule by its id. Ids never change: users name them in their configurations. */
export const rules: Readonly<Record<RuleId, Rule>> = { ...allRules, ...limitRules }

/** Rules that are no longer reported. `--allow` still accepts them because users name them in their configurations. */
export const retiredRules: readonly string[] = ['pattern-narrowed', 'pattern-widened', 'pattern-rewritten']

export const isRuleId = (text: string): text is RuleId => Object.hasOwn(rules, text)
