export const expected = () => undefined;
