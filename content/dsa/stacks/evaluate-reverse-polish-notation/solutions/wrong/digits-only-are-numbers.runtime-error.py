class Solution:
    def evalRPN(self, tokens):
        st = []
        for t in tokens:
            if t.isdigit():
                st.append(int(t))
            else:
                b = st.pop()
                a = st.pop()
                st.append({'+': a + b, '-': a - b, '*': a * b}.get(t) or int(a / b))
        return st[0]
