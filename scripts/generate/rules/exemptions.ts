/** A rule that does not apply to a schema, and why. Paths are those of the schema itself, so that a field of the same name is checked. */
type Exemption = { rule: Rule; path: string; reason: string }

/** `role`: a string without `x-role`. `open`: an object that does not close its members. */
type Rule = 'role' | 'open'

const exempt = (rule: Rule, reason: string, paths: readonly string[]): Exemption[] =>
  paths.map((path) => ({ rule, path, reason }))

export const exemptions: readonly Exemption[] = [
  ...exempt('role', 'It identifies a record or a thing of the page.', [
    'action.json#/properties/handler',
    'actions/cancel-appointment.json#/properties/code',
    'actions/refresh.json#/properties/id',
    'actions/send-comment.json#/properties/widgetUid',
    'actions/vote.json#/properties/pollUid',
    'actions/vote.json#/properties/responses/items',
    'block.json#/properties/id',
    'block.json#/properties/type',
    'blocks/category-tree.json#/$defs/categoryNode/properties/payload',
    'blocks/category-tree.json#/$defs/categoryNode/properties/payload/additionalProperties',
    'blocks/category-tree.json#/properties/name',
    'blocks/dynamic-input.json#/properties/options/items/properties/id',
    'blocks/dynamic-input.json#/properties/options/items/properties/value',
    'blocks/footer.json#/properties/type',
    'blocks/parameters-row.json#/properties/favoriteUid',
    'blocks/parameters-row.json#/properties/type',
    'blocks/parameters-row.json#/properties/uid',
    'blocks/poll-results.json#/properties/pollUid',
    'blocks/poll-simple.json#/properties/pollUid',
    'blocks/poll-simple.json#/properties/responses/items/properties/uid',
    'blocks/poll.json#/properties/pollUid',
    'blocks/poll.json#/properties/responses/items/properties/responseUid',
    'blocks/rating-input.json#/properties/name',
    'blocks/widget-cell.json#/properties/uid',
    'page.json#/properties/favourite/properties/favoriteUid',
  ]),
  ...exempt('role', 'It is a part of an address, which other rules check.', [
    'actions/navigation-name.json#/properties/name',
    'actions/navigation-name.json#/properties/params/additionalProperties',
    'actions/navigation-name.json#/properties/query/additionalProperties',
    'actions/navigation.json#/properties/query/additionalProperties',
    'actions/send-comment.json#/properties/url',
    'blocks/dynamic-input.json#/properties/linkPrefix',
  ]),
  ...exempt(
    'role',
    'It is the name of a person, a street, a town, a line, a stop or an author, or a part of an address.',
    [
      'blocks/banner.json#/$defs/bannerImage/properties/copyright',
      'blocks/comment.json#/properties/author',
      'blocks/departures.json#/properties/stop',
      'blocks/mobility-cell.json#/properties/direction',
      'blocks/mobility-cell.json#/properties/line',
      'blocks/mobility-cell.json#/properties/stop',
      'blocks/person-card.json#/properties/firstName',
      'blocks/person-card.json#/properties/lastName',
      'shared/address.json#/properties/address',
      'shared/address.json#/properties/boxNumber',
      'shared/address.json#/properties/country',
      'shared/address.json#/properties/locality',
      'shared/address.json#/properties/street',
      'shared/address.json#/properties/streetNumber',
      'shared/address.json#/properties/zip',
      'shared/image.json#/properties/copyright',
      'shared/waste-source.json#/properties/name',
      'shared/written-review.json#/properties/author',
    ],
  ),
  ...exempt('role', 'A visitor wrote it.', [
    'blocks/search-cell.json#/properties/highlights/items',
    'blocks/search-field.json#/properties/keywords/items',
    'blocks/search-field.json#/properties/query',
    'shared/written-review.json#/properties/text',
  ]),
  ...exempt('role', 'It has a notation of its own, such as a unit, an hour, a regular expression or a list of sizes.', [
    'blocks/banner.json#/$defs/bannerImage/properties/srcset',
    'blocks/dynamic-input.json#/properties/accept',
    'blocks/dynamic-input.json#/properties/placeholder',
    'blocks/dynamic-input.json#/properties/regexp',
    'blocks/dynamic-input.json#/properties/unit',
    'blocks/index-cell.json#/properties/unit',
    'blocks/mobility-cell.json#/properties/hour',
    'blocks/poll-results.json#/properties/unit',
    'modal.json#/properties/config',
    'shared/image.json#/properties/srcset',
  ]),
  ...exempt('role', 'It is the theme of a walk, which is no theme of the portal.', [
    'entities/walk.json#/properties/theme',
  ]),
  ...exempt('open', 'The type of the block or the handler of the action decides its members.', [
    'action.json#/properties/data',
    'block.json#/properties/data',
  ]),
  ...exempt('open', 'GeoJSON allows further members.', [
    'shared/track.json#',
    'shared/track.json#/properties/features/items',
    'shared/track.json#/properties/features/items/properties/geometry',
    'shared/track.json#/properties/features/items/properties/properties',
  ]),
  ...exempt('open', 'A form or a kind of widget decides its members.', [
    'entities/account-export.json#/$defs/madeAppointment/properties/fields',
    'entities/account-export.json#/$defs/ownWidget/properties/config',
    'entities/account-export.json#/$defs/registeredCamp/properties/fields',
    'entities/account-export.json#/$defs/sentDefectReport/properties/fields',
    'entities/account-export.json#/$defs/sentForm/properties/fields',
    'entities/account-export.json#/$defs/sentReading/properties/fields',
    'entities/account-export.json#/$defs/sentSuggestion/properties/fields',
    'entities/appointment.json#/properties/values',
    'entities/camp.json#/properties/values',
    'entities/slot-hold.json#/properties/values',
    'entities/widget-body.json#/properties/config',
    'entities/widget.json#/properties/config',
  ]),
  ...exempt('open', 'Another system may send more than is read.', [
    'entities/api-error.json#/$defs/apiIssue',
    'entities/portal.json#/properties/configs/properties/services',
    'entities/portal.json#/properties/injections',
    'entities/waste-import.json#/properties/zones/items',
  ]),
]

const listed = new Set(exemptions.map(({ rule, path }) => `${rule} ${path}`))

/** Whether a rule does not apply to the schema at an address, such as `blocks/poll.json#/properties/pollUid`. */
export const isExempt = (rule: Rule, address: string): boolean => listed.has(`${rule} ${address}`)
