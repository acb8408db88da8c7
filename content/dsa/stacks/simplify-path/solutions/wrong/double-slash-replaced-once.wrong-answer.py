class Solution:
    def simplifyPath(self, path: str) -> str:
        path = path.replace('//', '/').rstrip('/')
        stack = []
        for part in path.split('/')[1:]:
            if part == '..':
                if stack:
                    stack.pop()
            elif part != '.':
                stack.append(part)
        return '/' + '/'.join(stack)
