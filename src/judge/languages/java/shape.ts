import { classShape } from '#judge/class-shape.ts';
import type { Param, Signature } from '#judge/signature.ts';
import { javaType } from './starter.ts';

const withJava = (params: Param[]) =>
  params.map((param) => ({ ...param, java: javaType(param.type, param.java) }));

/**
 * A signature as the Java harness takes it: the class to look for and, beside every type, the name it must be declared by,
 * so that the same program passes here and compiles on LeetCode.
 */
export function javaShape(signature: Signature) {
  const { name, constructorParams = [], methods, nodes } = classShape(signature);
  const whole =
    signature.kind === 'function' ? [{ ...signature, javaReturns: signature.javaReturns }] : methods;
  return {
    kind: signature.kind,
    className: name,
    nodes: nodes.map((node) => javaType(node)),
    constructorParams: withJava(constructorParams),
    methods: whole.map(({ name, params, returns, javaReturns }) => ({
      name,
      params: withJava(params),
      returns,
      java: javaType(returns, javaReturns),
    })),
    ...(signature.kind === 'function' ? { returns: signature.returns, output: signature.output } : {}),
  };
}
