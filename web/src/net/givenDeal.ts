/** Whether the deal was the same for everybody, by terms that the house published (docs/decisions/given-deals.md). */
export const isGiven = (list: string): boolean => list.startsWith('{"scheme":"hmac-sha256/3"');
