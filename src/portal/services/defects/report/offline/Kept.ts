/** How a report was kept: it waits for the network, or its place is still to be shown. */
export type Kept = 'waiting' | 'draft'
