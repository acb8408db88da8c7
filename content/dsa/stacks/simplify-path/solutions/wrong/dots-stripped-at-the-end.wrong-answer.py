class Solution:
    def simplifyPath(self, path: str) -> str:
        stack = []
        for part in path.split('/'):
            if part == '..':
                stack = stack[:-1]
            elif part.strip('.'):
                stack.append(part.rstrip('.'))
            elif len(part) > 2:
                stack.append(part)
        return '/' + '/'.join(stack)
