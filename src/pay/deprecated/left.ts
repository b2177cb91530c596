/** Names that left the package without a successor. They say so until 3.0, rather than give a figure. */
import { PayError } from '../pay-error.ts';

/** In the place of the function `name`, which left in 2.0.0: using it throws a `PayError` that gives the `advice`. */
export function left(name: string, advice: string): (...args: never[]) => never {
  const fail = (): never => {
    throw new PayError('leftPackage', `${name} left the package in 2.0.0: ${advice}`);
  };
  return new Proxy(fail, { get: fail });
}
